  mock_data "http" {
    defaults = {
      response_body = "{\"keys\": [{\"kid\": \"k1\", \"kty\": \"RSA\", \"alg\": \"RS256\", \"use\": \"sig\", \"n\": \"example\", \"e\": \"AQAB\"}]}"
    }
  }
