// Writes the values that the arguments of the platform's Terraform provider accept, as JSON.
//
// Copy this file into a checkout of the provider as values/main.go, and run "go run ./values".
// The output is data/schemas/terraform-values.json. Each validation function gets an impossible
// value, and its message lists what it accepts.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/hashicorp/go-cty/cty"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/schema"
	"github.com/opentelekomcloud/terraform-provider-opentelekomcloud/opentelekomcloud"
)

var oneOf = regexp.MustCompile(`to be one of \[(.*)\], got`)
var inRange = regexp.MustCompile(`to be in the range \((-?\d+) - (-?\d+)\), got`)

func messages(field *schema.Schema, value any) (texts []string) {
	defer func() { _ = recover() }() // Some functions panic on a value of another type.
	if field.ValidateFunc != nil {
		_, problems := field.ValidateFunc(value, "key")
		for _, problem := range problems {
			texts = append(texts, problem.Error())
		}
	}
	if field.ValidateDiagFunc != nil {
		for _, problem := range field.ValidateDiagFunc(value, cty.Path{}) {
			texts = append(texts, problem.Summary+" "+problem.Detail)
		}
	}
	return texts
}

func accepted(field *schema.Schema) string {
	for _, text := range append(messages(field, "\x00"), messages(field, -1<<40)...) {
		if match := oneOf.FindStringSubmatch(text); match != nil {
			quoted := regexp.MustCompile(`"([^"]*)"`).FindAllStringSubmatch(match[1], -1)
			values := strings.Fields(match[1])
			if quoted != nil {
				values = nil
				for _, one := range quoted {
					values = append(values, one[1])
				}
			}
			list := strings.Join(values, "|")
			if other := swapCase(values[0]); other != values[0] && len(messages(field, other)) == 0 {
				return "~" + list // "~" means that the case does not matter.
			}
			return list
		}
		if match := inRange.FindStringSubmatch(text); match != nil {
			return match[1] + ".." + match[2]
		}
	}
	return ""
}

func swapCase(text string) string {
	if upper := strings.ToUpper(text); upper != text {
		return upper
	}
	return strings.ToLower(text)
}

func walk(path string, fields map[string]*schema.Schema, values map[string]string) {
	for name, field := range fields {
		at := path + "." + name
		if found := accepted(field); found != "" {
			values[at] = found
		}
		switch element := field.Elem.(type) {
		case *schema.Resource:
			walk(at, element.Schema, values)
		case *schema.Schema:
			if found := accepted(element); found != "" {
				values[at] = found
			}
		}
	}
}

func main() {
	provider := opentelekomcloud.Provider()
	values := map[string]string{}
	for name, resource := range provider.ResourcesMap {
		walk(name, resource.Schema, values)
	}
	for name, source := range provider.DataSourcesMap {
		walk("data."+name, source.Schema, values)
	}
	fmt.Fprintln(os.Stderr, len(values), "arguments")
	_ = json.NewEncoder(os.Stdout).Encode(values)
}
